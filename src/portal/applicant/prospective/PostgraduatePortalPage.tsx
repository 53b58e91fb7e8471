import { Link } from 'react-router-dom';
import { usePortalData } from '../../core/portalData.ts';
import { Portal } from './Portal.tsx';

/** Postgraduate and sandwich programmes have one page for invoices. */
export function PostgraduatePortalPage() {
  const { programmes } = usePortalData();
  const postgraduate = programmes.find(({ card }) => card?.mode === 'pg');
  const alike = programmes.filter(({ invoice }) => invoice.generatePage === postgraduate?.invoice.generatePage);
  return (
    <Portal
      title="Postgraduate Portal"
      crumb="Postgraduate"
      category="Postgraduate"
      programmes={alike.sort((a, b) => Number(b === postgraduate) - Number(a === postgraduate))}
      lead="Postgraduate and sandwich programmes: apply, continue your form, or print your slip again."
    >
      {alike.map(
        ({ id, name, routes: { reprint } }) =>
          reprint && (
            <p key={id} className="portal__reprint">
              Have you submitted a {name} application? <Link to={reprint}>Reprint your slip</Link>
            </p>
          ),
      )}
    </Portal>
  );
}
