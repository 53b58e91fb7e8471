import { Link } from 'react-router-dom';
import type { ClearanceForm } from '#contract/finance/payments.ts';
import { displayDate } from '#rules/displayDate.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Fact, naira } from '../payment/paper.tsx';
import { OfficialUse } from '../../ui/OfficialUse.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import '../sundry.css';

export function ClearanceSheet({
  form: { fullName, regNumber, session, components },
}: {
  readonly form: ClearanceForm;
}) {
  const { school } = usePortalData();
  const unpaid = components.filter(({ paid }) => !paid).length;
  return (
    <>
      <section className="sheet clearance" aria-label="Clearance form">
        <div className="invoice__head">
          <div>
            <p className="invoice__school">{school.name}</p>
            <p>Components Clearance Form</p>
          </div>
          <span className={`tag ${unpaid === 0 ? 'tag--success' : ''}`}>
            {unpaid === 0 ? 'All components paid' : `${unpaid} not paid`}
          </span>
        </div>
        <dl className="facts facts--spaced">
          <Fact name="Full name" value={fullName} />
          <Fact name="Registration number" value={regNumber || '-'} />
          <Fact name="Session" value={session} />
        </dl>
        <table className="payments">
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Paid on</th>
              <th scope="col">RRR</th>
              <th scope="col" className="amount">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {components.map((component) => (
              <Component key={component.feeId} component={component} />
            ))}
          </tbody>
        </table>
        <h2 className="clearance__title">For official use</h2>
        <OfficialUse />
      </section>
      <div className="actions">
        <PrintButton />
      </div>
    </>
  );
}

const Component = ({
  component: { feeId, name, amount, paid },
}: {
  readonly component: ClearanceForm['components'][number];
}) => (
  <tr>
    <th scope="row">{name}</th>
    <td data-label="Paid on">
      {paid ? (
        displayDate(paid.date)
      ) : (
        <>
          <strong className="clearance__unpaid">Not paid</strong>{' '}
          <Link className="unprinted" to={`/bursary_collection/all?fee=${feeId}`}>
            Pay<span className="unseen"> {name}</span>
          </Link>
        </>
      )}
    </td>
    <td data-label="RRR">{paid?.rrr ?? '-'}</td>
    <td data-label="Amount" className="amount">
      {naira(amount)}
    </td>
  </tr>
);
