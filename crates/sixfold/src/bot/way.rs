//! The way to a server: in the open, or through TLS with the certificates that the system trusts.

use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use rustls::crypto::ring;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

/// How long a server may take to answer a call.
const CALL: Duration = Duration::from_secs(10);
/// A server says something at least every seven seconds.
const SILENCE: Duration = Duration::from_secs(30);

/// Where a server is, and how it is spoken to.
pub struct Target {
    /// Its name, without the port.
    host: String,
    port: u16,
    tls: Option<Arc<ClientConfig>>,
}

impl Target {
    /// Reads `http://HOST:PORT` or `https://HOST:PORT`; the port may be missing.
    pub fn read(server: &str) -> Option<Target> {
        let (scheme, rest) = server.trim_end_matches('/').split_once("://")?;
        let (usual, tls) = match scheme {
            "http" => (80, None),
            "https" => (443, Some(trusting())),
            _ => return None,
        };
        let (host, port) = match rest.rsplit_once(':') {
            Some((host, port)) => (host, port.parse().ok()?),
            None => (rest, usual),
        };
        let is_name = !host.is_empty() && !host.contains(['/', '@', ' ']);
        is_name.then(|| Target {
            host: host.to_owned(),
            port,
            tls,
        })
    }

    /// The name and the port, as requests carry them.
    pub fn authority(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }

    /// A new connection.
    pub fn connect(&self) -> io::Result<Way> {
        let stream = self.call()?;
        stream.set_read_timeout(Some(SILENCE))?;
        stream.set_write_timeout(Some(SILENCE))?;
        let Some(config) = &self.tls else {
            return Ok(Way::Open(stream));
        };
        let name = ServerName::try_from(self.host.clone()).map_err(io::Error::other)?;
        let session = ClientConnection::new(config.clone(), name).map_err(io::Error::other)?;
        Ok(Way::Tls(Box::new(StreamOwned::new(session, stream))))
    }

    /// Tries the addresses of the name, one after the other.
    fn call(&self) -> io::Result<TcpStream> {
        let mut last = io::Error::from(io::ErrorKind::NotFound);
        for address in (self.host.as_str(), self.port).to_socket_addrs()? {
            match TcpStream::connect_timeout(&address, CALL) {
                Ok(stream) => return Ok(stream),
                Err(error) => last = error,
            }
        }
        Err(last)
    }
}

/// Trusts whom the system trusts, or the file that `SSL_CERT_FILE` names.
fn trusting() -> Arc<ClientConfig> {
    let mut roots = RootCertStore::empty();
    // A certificate that cannot be read is one fewer to trust.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring speaks the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Arc::new(config)
}

/// A connection to a server.
pub enum Way {
    Open(TcpStream),
    Tls(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Read for Way {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = match self {
            Way::Open(stream) => stream.read(buffer),
            Way::Tls(stream) => stream.read(buffer),
        };
        match read {
            // Some servers hang up without a word; an answer that breaks off is found out by its reader.
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(0),
            read => read,
        }
    }
}

impl Write for Way {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Way::Open(stream) => stream.write(bytes),
            Way::Tls(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Way::Open(stream) => stream.flush(),
            Way::Tls(stream) => stream.flush(),
        }
    }
}
