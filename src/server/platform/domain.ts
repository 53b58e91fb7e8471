import type { FastifyInstance } from 'fastify';
import type { Queryable } from './database/database.ts';
import type { DemoStep } from './demo.ts';
import type { Fact } from './facts.ts';
import type { Platform } from './platform.ts';
import type { Reaction } from './reactions.ts';
import type { Settings } from './settings.ts';

export interface Domain {
  readonly name: string;
  register(app: FastifyInstance, platform: Platform): void | Promise<void>;
  /** Inserts what every college begins with; called once in a database's life, inside a transaction, before the first request. */
  seed?(tx: Queryable, platform: Platform): Promise<void>;
  /** Until it is so, a start does not seed it; without it, the first start does. */
  seedsWhen?(settings: Settings): boolean;
  /** What it does, in the same transaction, as something happens in another domain. */
  reactions?(platform: Platform): readonly Reaction[];
  /** What it can say of a student, for the gates of others' acts. */
  readonly facts?: readonly Fact[];
  /** The acts before which it asks for the gates, as table `gate` names them. */
  readonly guards?: readonly string[];
  /** Fills a new demo college while it is served. */
  readonly demoData?: readonly DemoStep[];
}
