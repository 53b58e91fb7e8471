/** Preloaded into a process: its hundredth fsync fails, as on a disk that is giving out. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fsyncSync } = fs;
let count = 0;
fs.fsyncSync = (descriptor) => {
  count += 1;
  if (count >= 100) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  fsyncSync(descriptor);
};
syncBuiltinESMExports();
