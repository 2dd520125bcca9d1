/**
 * A slow line: a proxy in front of a server that passes bytes on late and a few at a time. Unlike a browser's own
 * throttling it also slows down service workers, workers and WebSockets.
 */
import { connect, createServer } from 'node:net';

/** How often waiting bytes are passed on, in milliseconds. */
const STEP = 20;

/** One direction of the line, shared by all connections, each in turn. */
class Direction {
  /** Bytes by connection, each piece with the time before which it does not arrive. */
  #queues = new Map();
  #credit = 0;

  constructor(bytesPerSecond) {
    this.perStep = (bytesPerSecond * STEP) / 1000;
  }

  send(to, bytes, at) {
    if (!this.#queues.has(to)) this.#queues.set(to, []);
    this.#queues.get(to).push({ bytes, at });
  }

  /** Ends a connection once everything has been passed on. */
  end(to, at) {
    this.send(to, null, at);
  }

  step(now) {
    this.#credit = Math.min(this.#credit + this.perStep, this.perStep * 2);
    let isIdle = false;
    while (this.#credit > 0 && !isIdle) {
      isIdle = true;
      for (const [to, queue] of this.#queues) {
        const first = queue[0];
        if (first === undefined || first.at > now || this.#credit <= 0) continue;
        isIdle = false;
        if (first.bytes === null) {
          to.end();
          this.#queues.delete(to);
          continue;
        }
        const part = first.bytes.subarray(0, 1_400);
        if (part.length === first.bytes.length) queue.shift();
        else first.bytes = first.bytes.subarray(part.length);
        this.#credit -= part.length;
        if (to.writable) to.write(part);
        // The next turn is another connection's.
        this.#queues.delete(to);
        this.#queues.set(to, queue);
        break;
      }
    }
  }
}

/**
 * @param target the port of the server on this machine
 * @returns the proxy's port, the number of bytes it has passed on to the browser, and how to close it
 */
export async function slowLine(target, { bitsPerSecond, roundTripMs }) {
  const [up, down] = [new Direction(bitsPerSecond / 8), new Direction(bitsPerSecond / 8)];
  const clock = setInterval(() => {
    const now = performance.now();
    up.step(now);
    down.step(now);
  }, STEP);
  const line = { port: 0, received: 0, close: () => {} };
  const open = new Set();
  const proxy = createServer(browser => {
    const server = connect(target, '127.0.0.1');
    for (const socket of [browser, server]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => open.delete(socket));
    }
    // Opening a connection takes a round trip of its own.
    const opened = performance.now() + roundTripMs;
    const arrives = () => Math.max(performance.now(), opened) + roundTripMs / 2;
    browser.on('data', bytes => up.send(server, bytes, arrives()));
    browser.on('end', () => up.end(server, arrives()));
    server.on('data', bytes => {
      line.received += bytes.length;
      down.send(browser, bytes, performance.now() + roundTripMs / 2);
    });
    server.on('end', () => down.end(browser, performance.now() + roundTripMs / 2));
  });
  await new Promise(done => proxy.listen(0, '127.0.0.1', done));
  line.port = proxy.address().port;
  line.close = () => {
    clearInterval(clock);
    for (const socket of open) socket.destroy();
    proxy.close();
  };
  return line;
}
