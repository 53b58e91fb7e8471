import { Unavailable } from './problem.ts';

export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** So many of one owner may wait. */
  readonly waitingEach: number;
  /** The refusal carries this message. */
  readonly busy: string;
}

interface Turns {
  readonly owner: string;
  readonly begins: (() => void)[];
}

/** The queue bounds work that needs much memory. Owners take turns, so that one who sends much delays nobody else. */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #turns: Turns[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** @throws Unavailable when too much waits already */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(owner);
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #turn(owner: string): Promise<void> | void {
    const { atOnce, waiting, waitingEach, busy } = this.#limits;
    if (this.#running < atOnce) return void (this.#running += 1);
    const own = this.#turns.find((turns) => turns.owner === owner);
    const length = this.#turns.reduce((sum, { begins }) => sum + begins.length, 0);
    if (length >= waiting || (own && own.begins.length >= waitingEach)) throw new Unavailable(busy);
    return new Promise((begin) => {
      if (own) own.begins.push(begin);
      else this.#turns.push({ owner, begins: [begin] });
    });
  }

  #passOn(): void {
    const next = this.#turns.shift();
    if (!next) return void (this.#running -= 1);
    const begin = next.begins.shift()!;
    if (next.begins.length > 0) this.#turns.push(next);
    begin();
  }
}
