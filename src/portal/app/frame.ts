import { lazyPage } from '../core/lazyPage.tsx';

/** Apart from the pages on which people prove who they are: those do not carry its libraries. */
export const FRAME = lazyPage('src/portal/shell/Shell.tsx', () => import('../shell/Shell.tsx'));
