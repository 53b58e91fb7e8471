import { create } from 'qrcode';
import type { Static } from 'typebox';
import type { Verification } from '#contract/finance/payments.ts';

/** A reader needs so many white modules on each side. */
const QUIET_ZONE = 4;

export function verificationOf(url: string): Static<typeof Verification> {
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  const isDark = (x: number, y: number) => modules.get(y, x) !== 0;
  return { url, qrPath: darkRuns(modules.size, isDark), qrSize: modules.size + 2 * QUIET_ZONE };
}

function darkRuns(size: number, isDark: (x: number, y: number) => boolean): string {
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && isDark(x, y)) x += 1;
      if (x > start) path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start}v1h${start - x}z`;
    }
  }
  return path;
}
