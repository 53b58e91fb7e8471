/** Runs one at a time: called again meanwhile, it runs once more afterwards. */
export interface Runner {
  run(): void;
  done(): Promise<void>;
}

export function createRunner(
  work: () => Promise<void>,
  onError: (error: unknown) => void,
  closing: AbortSignal,
): Runner {
  let running: Promise<void> | undefined;
  let again = false;

  const loop = async () => {
    do {
      again = false;
      await work().catch(onError);
    } while (again && !closing.aborted);
    running = undefined;
  };
  return {
    run() {
      if (closing.aborted) return;
      if (running) again = true;
      else running = loop();
    },
    async done() {
      await running;
    },
  };
}
