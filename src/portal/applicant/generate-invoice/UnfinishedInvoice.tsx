import { Button } from '../../ui/Button.tsx';
import '../sundry.css';

interface UnfinishedInvoiceProps {
  readonly initials: string;
  readonly goOn: () => void;
  readonly startAgain: () => void;
}

/** Devices are shared: the last person's answers are shown only to who says that they are that person. */
export const UnfinishedInvoice = ({ initials, goOn, startAgain }: UnfinishedInvoiceProps) => (
  <section className="sheet form" aria-labelledby="unfinished">
    <h2 id="unfinished" className="part-title">
      Somebody began an invoice on this device
    </h2>
    <p>If it was you, continue where you stopped. If it was another person, start again: what they typed is removed.</p>
    <div className="form__end">
      <Button intent="primary" onClick={goOn}>
        Continue as {initials}
      </Button>
      <Button look="outlined" onClick={startAgain}>
        Start again
      </Button>
    </div>
  </section>
);
