import { Link } from 'react-router-dom';

const SERVICES = [
  ['/admission_status_reciepts', 'Admission status'],
  ['/prospective_students/calculator', 'Calculator'],
  ['/fee_receipt', 'Receipts'],
  ['/sundry/transcript', 'Transcript'],
  ['/components_clerance_form', 'Clearance'],
  ['/bursary_collection/all', 'Fees'],
] as const;

export const Services = () => (
  <nav className="services" aria-labelledby="services-title">
    <h2 id="services-title">Services</h2>
    <ul>
      {SERVICES.map(([to, name]) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  </nav>
);
