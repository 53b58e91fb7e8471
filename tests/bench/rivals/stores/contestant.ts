import type { Requests } from '../../store/shots.ts';
import type { Running } from './running.ts';

/** One whose store is measured: it holds as many applications as there are passports. */
export interface Contestant {
  readonly name: 'ours' | 'Directus' | 'Strapi';
  readonly passports: readonly string[];
  readonly requests: Requests;
  /** Starts its server at a port of 127.0.0.1. */
  start(port: number): Promise<Running>;
  /** The answers to personal details in the data of its reply to a load. */
  loaded(data: Json): Json;
}

export type Json = Readonly<Record<string, unknown>>;

/** What is a contestant's own: an empty database, and an empty folder for what its server writes. */
export interface Databases {
  readonly databaseUrl: string;
  readonly folder: string;
}
