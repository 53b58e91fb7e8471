import { Warning } from '../../ui/icons.tsx';

/** @param isStored whether what was typed would outlive a reload */
export const Unheard = ({ isStored = true }: { readonly isStored?: boolean }) => (
  <div className="notice notice--warning" role="alert">
    <Warning />
    <div>
      <strong>The college could not be reached</strong>What you typed is{' '}
      {isStored ? 'kept on this device' : 'still here'}. Check your connection and try again.
    </div>
  </div>
);
