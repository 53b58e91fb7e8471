import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Announcement } from '../communication/notices.ts';

/** What the server writes into every page, as JSON that no script has to fetch. */
export interface PortalData {
  readonly school: { readonly name: string; readonly shortName: string; readonly phone: string; readonly email: string };
  /** True when payments go to our own sandbox. */
  readonly sandbox: boolean;
  /** The college's day, YYYY-MM-DD: what is open and closed is judged by it, whatever the device's clock says. */
  readonly today: string;
  readonly programmes: readonly ProgrammeSummary[];
  /** Present on the landing page. */
  readonly announcements?: readonly Announcement[];
}
