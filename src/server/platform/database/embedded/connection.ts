import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

/** Replaces `pg`'s socket. `pg` corks a query's messages: each write holds all up to its Sync, as the engine needs. */
export class EmbeddedConnection extends Duplex {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect() {
    queueMicrotask(() => this.emit('connect'));
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void) {
    this.#send(chunks.length === 1 ? chunks[0]!.chunk : Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#send(chunk, done);
  }

  override _read() {}

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  #send(bytes: Buffer, done: (error?: Error | null) => void) {
    this.#engine.exchange(bytes).then((reply) => {
      if (reply.length > 0 && !this.destroyed) this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.length));
      done();
    }, done);
  }

  // `pg` calls these on its socket.
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}
}
