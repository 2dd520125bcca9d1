import type { ClientMessage, ServerMessage } from './messages';
import type { Connection } from './socket';

/** The connection that public/before.js opened while the page's script was loading. */
interface Early {
  socket: WebSocket;
  /** The messages it has sent, as text. */
  sent: string[];
  /** The messages it has received. */
  heard: ServerMessage[];
  /** Closes the socket if nobody takes it. */
  unused: ReturnType<typeof setTimeout>;
}

declare global {
  var parlourEarly: Early | undefined;
}

/**
 * Takes over the early connection, once; null if there is none. What it has already sent is not sent again, and its
 * answers are delivered when the same messages would have been sent.
 *
 * @param first the messages with which a new connection would begin
 */
export function takeEarlyConnection(first: readonly ClientMessage[]): Connection | null {
  const early = globalThis.parlourEarly;
  globalThis.parlourEarly = undefined;
  if (early === undefined) return null;
  clearTimeout(early.unused);
  const { socket, heard } = early;
  const unsent = [...early.sent];
  const isWanted = first.every((message, i) => JSON.stringify(message) === unsent[i]);
  if (!isWanted || socket.readyState === WebSocket.CLOSING || socket.readyState === WebSocket.CLOSED) {
    socket.onopen = socket.onmessage = null;
    socket.close();
    return null;
  }

  const connection: Connection = {
    onOpen: null,
    onClose: null,
    onMessage: null,
    send: message => {
      const text = JSON.stringify(message);
      if (unsent[0] !== text) return socket.send(text);
      unsent.shift();
      queueMicrotask(deliver);
    },
    close: () => socket.close(),
  };
  /** The welcome answers the first message; everything else comes after the second. */
  function deliver(): void {
    while (heard.length > 0 && (unsent.length === 0 || (unsent.length === 1 && heard[0]?.type === 'welcome'))) {
      const message = heard.shift();
      if (message !== undefined) connection.onMessage?.(message);
    }
  }
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    heard.push(JSON.parse(data) as ServerMessage);
    deliver();
  };
  socket.onclose = () => connection.onClose?.();
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => connection.onOpen?.());
  else {
    socket.onopen = () => {
      for (const text of early.sent) socket.send(text);
      connection.onOpen?.();
    };
  }
  return connection;
}
