import { Link, useLocation } from 'react-router-dom';
import '../sundry.css';

const PAGES = [
  ['/bursary_collection/all', 'Pay a fee'],
  ['/sundry/transcript', 'Request a transcript'],
  ['/payment_return', 'Check a payment'],
  ['/sundry_reciepts', 'Sundry receipts'],
  ['/fee_receipt', 'Any receipt'],
  ['/sundry/payment_history', 'Payment history'],
  ['/components_clerance_form', 'Clearance form'],
] as const;

export function SundryLinks() {
  const { pathname } = useLocation();
  return (
    <nav className="sundry unprinted" aria-label="Payments">
      {PAGES.filter(([to]) => to !== pathname).map(([to, name]) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
