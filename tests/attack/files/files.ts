import type { Attack } from '../attack.ts';
import { sendHostileFiles } from './sendHostileFiles.ts';

const FILES = 1_000;

export const files: Attack = {
  name: 'files',
  about: 'workbooks, pictures, PDFs and zips that wish the server ill, wherever one may be sent',
  async run(target) {
    const { sent, accepted, refused, putOff, faults, idle, meanwhile } = await sendHostileFiles({
      address: target.address.origin,
      count: target.times(FILES, 40),
      seed: target.seed,
    });
    target.tally.requests += sent;
    target.tally.refused += refused;
    target.tally.limited += putOff;
    target.note(
      `${accepted} files taken; others' p95 ${Math.round(meanwhile.p95)} ms (${Math.round(idle.p95)} ms idle)`,
    );
    return faults.map((fault) => ({
      what: `A file was answered by a fault: ${fault}`,
      reproduce: `sendHostileFiles with seed ${target.seed}`,
    }));
  },
};
