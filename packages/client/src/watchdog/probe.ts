// Finds out whether the server answers, and whether a WebSocket opens.

/** Time limit of either question, in milliseconds. */
var PATIENCE = 2000;

export interface Found {
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Why no socket opens, as far as the server knows; empty if the answer is not the server's own. */
  readonly why: string;
  readonly build: string | null;
}

/** Asks for a file of the page, or the server itself. */
export function ask(file: string | null, done: (found: Found) => void): void {
  var request = new XMLHttpRequest();
  request.open(file === null ? 'POST' : 'GET', file === null ? '/api/socket' : file);
  request.timeout = PATIENCE;
  request.onloadend = () => {
    var told: Partial<Found> = {};
    try {
      if (file === null) told = JSON.parse(request.responseText);
    } catch (_) {
      // It is not the server that answers.
    }
    done({ status: request.status, why: told.why || '', build: told.build || null });
  };
  if (file === null) request.setRequestHeader('content-type', 'application/json');
  request.send(file === null ? '{}' : null);
}

/** Tells whether a socket opens: `missing` if the browser has none. */
export function opensSocket(done: (opens: 'yes' | 'no' | 'missing') => void): void {
  var timer = setTimeout(() => end('no'), PATIENCE);
  var socket: WebSocket | null = null;
  function end(opens: 'yes' | 'no' | 'missing'): void {
    clearTimeout(timer);
    if (socket !== null) {
      socket.onopen = socket.onerror = socket.onclose = null;
      socket.close();
    }
    done(opens);
  }
  if (!window.WebSocket) return end('missing');
  try {
    socket = new WebSocket(location.protocol.replace('http', 'ws') + '//' + location.host + '/ws');
    socket.onopen = () => end('yes');
    socket.onerror = socket.onclose = () => end('no');
  } catch (_) {
    end('no');
  }
}
