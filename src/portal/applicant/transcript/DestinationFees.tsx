import { naira } from '../payment/paper.tsx';
import { useServiceFees } from '../payment/useServiceFees.ts';
import '../sundry.css';

export function DestinationFees() {
  const fees = useServiceFees('transcript');
  if (fees.length === 0) return null;
  return (
    <section className="prices" aria-labelledby="prices-title">
      <h2 id="prices-title">One copy costs</h2>
      <dl>
        {fees.map(({ id, name, amount }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{naira(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
