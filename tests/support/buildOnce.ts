import { ensurePortal } from '../../scripts/build/portal.ts';

/** The browser tests walk what is shipped, so it is built first when it is not. */
export default function buildOnce(): Promise<void> {
  return ensurePortal();
}
