export interface WorkerInput {
  readonly directory: string;
}

export type Request = { kind: 'exchange'; bytes: Uint8Array } | { kind: 'close' };

export type Answer =
  { kind: 'ready' } | { kind: 'reply'; bytes: Uint8Array } | { kind: 'closed' } | { kind: 'died'; reason: string };
