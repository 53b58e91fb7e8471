import { LogOut } from './LogOut.tsx';
import type { LogOutProps } from './LogOutDialog.tsx';
import { NewVersion } from './NewVersion.tsx';

export const DeviceAside = (props: LogOutProps) => <><NewVersion /><LogOut {...props} /></>;
