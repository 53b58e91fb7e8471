import { LogOut } from './LogOut.tsx';
import type { LogOutProps } from './LogOutDialog.tsx';
import { NewVersion } from './NewVersion.tsx';

/** What a form says of the device that it stands on. */
export const DeviceAside = (props: LogOutProps) => <><NewVersion /><LogOut {...props} /></>;
