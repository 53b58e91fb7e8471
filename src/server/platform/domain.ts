import type { FastifyInstance } from 'fastify';
import type { Queryable } from './database/database.ts';
import type { Platform } from './platform.ts';

export interface Domain {
  readonly name: string;
  register(app: FastifyInstance, platform: Platform): void | Promise<void>;
  /** Inserts the demo college's rows; called once in a database's life, inside a transaction. */
  seed?(tx: Queryable, platform: Platform): Promise<void>;
}
