import { PassThrough, type Readable } from 'node:stream';
import { Problem } from '../../platform/problem.ts';

/**
 * The pages of this server that wait for news. A stream says only that there is some, never what: whoever hears it asks,
 * and is authorised anew. It ends before its token does, so that a session that is over is not told for long, and its
 * page opens another. Nothing is sent while nothing happens but a sign of life, from one timer for all.
 */
const SIGN_OF_LIFE_MS = 25_000;
/** Of signs of life: ten minutes. */
const LONGEST_LIFE = 24;
/** One for each device; the tabs of a browser share theirs. */
const MOST_A_PERSON = 6;

const CHANGED = 'event: changed\ndata:\n\n';
const SIGN_OF_LIFE = ': still here\n\n';

interface Stream {
  readonly body: PassThrough;
  age: number;
}

export class Streams {
  readonly #byPerson = new Map<string, Set<Stream>>();
  #beating: NodeJS.Timeout | undefined;

  /** @throws Problem 429 for one more than a person may hold on this server; the page then asks now and again */
  open(userId: string): Readable {
    const own = this.#byPerson.get(userId) ?? new Set();
    if (own.size >= MOST_A_PERSON) throw new Problem(429, 'Notifications are open in too many places', { retryAfter: 60 });
    const stream = { body: new PassThrough(), age: 0 };
    stream.body.once('close', () => this.#forget(userId, stream));
    this.#byPerson.set(userId, own.add(stream));
    this.#beating ??= setInterval(() => this.#beat(), SIGN_OF_LIFE_MS).unref();
    stream.body.write(CHANGED);
    return stream.body;
  }

  /** Says to a person's pages that there is something new; to everybody's (null) when it is not known whose changed. */
  tell(userId: string | null): void {
    const told = userId === null ? this.#all() : this.#byPerson.get(userId) ?? [];
    for (const stream of told) say(stream, CHANGED);
  }

  close(): void {
    for (const { body } of this.#all()) body.end();
  }

  #all = (): Stream[] => [...this.#byPerson.values()].flatMap((own) => [...own]);

  #beat(): void {
    for (const stream of this.#all()) {
      stream.age += 1;
      if (stream.age >= LONGEST_LIFE) stream.body.end();
      else say(stream, SIGN_OF_LIFE);
    }
  }

  #forget(userId: string, stream: Stream): void {
    const own = this.#byPerson.get(userId);
    own?.delete(stream);
    if (own?.size === 0) this.#byPerson.delete(userId);
    if (this.#byPerson.size > 0) return;
    clearInterval(this.#beating);
    this.#beating = undefined;
  }
}

/** A page that does not read what it was sent is let go: it comes again when it can. */
function say({ body }: Stream, words: string): void {
  if (body.writableNeedDrain) body.destroy();
  else if (body.writable) body.write(words);
}
