import type { School } from '../../../platform/settings.ts';

/** What a print has beside the paper's words. */
export interface PaperPrint {
  readonly school: School;
  /** JPEG or PNG. */
  readonly photograph?: Buffer | undefined;
  readonly printedAt: Date;
}
