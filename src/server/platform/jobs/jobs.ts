export interface Jobs {
  /** Runs `work` on the cron schedule, on one server at a time. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
