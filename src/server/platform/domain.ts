import type { FastifyInstance } from 'fastify';
import type { Queryable } from './database/database.ts';
import type { Platform } from './platform.ts';

/** One area of the college: it registers its routes and its jobs, and reaches the world only through the platform. */
export interface Domain {
  readonly name: string;
  register(app: FastifyInstance, platform: Platform): void | Promise<void>;
  /** Puts the demo college's rows into an empty area; called once in a database's life, inside a transaction. */
  seed?(tx: Queryable, platform: Platform): Promise<void>;
}
