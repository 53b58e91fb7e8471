import { pino } from 'pino';
import { openDatabase } from '#server/platform/database/open.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { readSettings } from '#server/platform/settings.ts';

/** A process that sends what is due, once; the place of its database and the mail server come by the environment. */
const settings = readSettings(process.env);
const database = await openDatabase(settings);
await createMailer({ settings, database, now: () => new Date(), log: pino({ level: 'silent' }) }).sendDue();
await database.close();
