import { requirements as contract } from '#contract/admissions/requirements.ts';
import { formSheet } from '../../kit/forms/rows.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import type { Domain } from '../../platform/domain.ts';
import { correctedRequirement, guardOfPeriods, mayCorrect, newRequirement } from './judging.ts';
import { seedKnownRequirements } from './seed.ts';
import { refuseOverlaps } from './sql/inForce.ts';
import { requirements as stored } from './sql/resource.ts';

const OVERLAPS = 'is of the same programme and mode, and the two are valid at once';

export const requirements: Domain = {
  name: 'requirements',
  seed: seedKnownRequirements,
  register(app, platform) {
    const sheet = formSheet(platform, 'programme-requirement');
    const upload: NonNullable<typeof stored.upload> = {
      ...stored.upload!,
      async judge(tx, slice, verdicts) {
        await stored.upload!.judge(tx, slice, verdicts);
        await refuseOverlaps(tx, { ...slice, column: sheet.headings['validFrom'] ?? null, message: OVERLAPS });
      },
    };
    serveResource(
      app,
      platform,
      contract,
      { ...stored, upload },
      {
        judge: { create: newRequirement(platform), correct: correctedRequirement(platform) },
        sheet,
        rowGuardFor: guardOfPeriods,
        mayCorrect,
      },
    );
  },
};
