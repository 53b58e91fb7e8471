import type { ProgrammeSummary, RefusedProgramme } from '#catalogue/programme.ts';
import type { Announcement } from '../communication/notices.ts';

/** The server writes it into every page as JSON, so that no script has to fetch it. */
export interface PortalData {
  readonly school: {
    readonly name: string;
    readonly shortName: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly sandbox: boolean;
  /** The college's day, YYYY-MM-DD: it decides what is open and closed, whatever the device's clock says. */
  readonly today: string;
  readonly programmes: readonly ProgrammeSummary[];
  /** Those of the college's own that wait for a correction; only where there are any. */
  readonly refused?: readonly RefusedProgramme[];
  /** Only on the landing page. */
  readonly announcements?: readonly Announcement[];
}
