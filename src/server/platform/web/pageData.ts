import { type Catalogue, summaryOf } from '#catalogue/catalogue.ts';
import type { PortalData } from '#contract/shell/portalData.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../platform.ts';

/** The HTML carries it, so that a page draws before it requests anything. */
export const pageData = (
  platform: Pick<Platform, 'settings' | 'programmes' | 'closingDates' | 'now'> & { readonly catalogue: Catalogue },
): PortalData => ({
  school: platform.settings.school,
  sandbox: platform.settings.sandbox,
  today: lagosDay(platform.now()),
  programmes: platform.catalogue.programmes.map((programme) => platform.closingDates.asItCloses(summaryOf(programme))),
  ...(platform.programmes.refused.length > 0 && { refused: platform.programmes.refused }),
});

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The JSON is safe inside `<script>`: nothing in it can end the element or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] as string);
