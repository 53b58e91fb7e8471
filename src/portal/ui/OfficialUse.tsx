import './officialUse.css';

const OFFICES = ['Bursary', 'Admissions Office', 'Health Centre', 'Library', 'Head of Department', 'Student Affairs'];

/** Where each office that clears somebody signs on paper. */
export const OfficialUse = () => (
  <ul className="official-use">
    {OFFICES.map((office) => (
      <li key={office}>
        <strong>{office}</strong>
        <span>Name</span>
        <span>Signature</span>
        <span>Date and stamp</span>
      </li>
    ))}
  </ul>
);
