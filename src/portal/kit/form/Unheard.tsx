import { Warning } from '../../ui/icons.tsx';

export const Unheard = () => (
  <div className="notice notice--warning" role="alert">
    <Warning />
    <div><strong>The college could not be reached</strong>What you typed is kept on this device. Check your connection and try again.</div>
  </div>
);
