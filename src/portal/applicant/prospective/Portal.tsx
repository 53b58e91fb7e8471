import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Phone } from '../../ui/icons.tsx';
import { Page } from '../../ui/Page.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { Notices, type NoticesProps } from './Notices.tsx';
import { ProgrammeRow } from './ProgrammeRow.tsx';
import './portal.css';
import '../sundry.css';

interface PortalProps extends NoticesProps {
  readonly title: string;
  readonly crumb: string;
  readonly lead: string;
  readonly programmes: readonly ProgrammeSummary[];
  readonly children?: ReactNode;
}

export function Portal({ title, crumb, lead, category, programmes, children }: PortalProps) {
  const { school, today } = usePortalData();
  return (
    <ApplicantArea>
      <Page title={title} lead={lead} width="wide" crumbs={[{ name: 'Home', to: '/' }, { name: crumb }]}>
        <div className="portal">
          <section className="portal__programmes" aria-labelledby="programmes-title">
            <h2 className="part-title" id="programmes-title">
              Programmes
            </h2>
            <ul className="portal__list">
              {programmes.map((programme) => (
                <ProgrammeRow key={programme.id} programme={programme} today={today} />
              ))}
            </ul>
            {children}
          </section>
          <aside className="portal__aside">
            <Steps />
            <Notices category={category} />
            <nav aria-labelledby="services-title">
              <h2 className="part-title" id="services-title">
                Services
              </h2>
              <ul className="portal__links">
                {SERVICES.map(([to, name]) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
            <section aria-labelledby="help-title">
              <h2 className="part-title" id="help-title">
                Help
              </h2>
              <p className="portal__help">
                <a href={`tel:${school.phone.replaceAll(' ', '')}`}>
                  <Phone />
                  {school.phone}
                </a>
              </p>
            </section>
          </aside>
        </div>
      </Page>
    </ApplicantArea>
  );
}

const SERVICES = [
  ['/admission_status_reciepts', 'Admission status'],
  ['/fee_receipt', 'Print a receipt'],
  ['/bursary_collection/all', 'Pay a fee'],
  ['/sundry/payment_history', 'Payment history'],
] as const;

const Steps = () => (
  <section aria-labelledby="steps-title">
    <h2 className="part-title" id="steps-title">
      How to apply
    </h2>
    <ol className="portal__steps">
      <li>
        <strong>Generate an invoice</strong> with your phone number.
      </li>
      <li>
        <strong>Pay it</strong> by card, or with its RRR at any bank.
      </li>
      <li>
        <strong>Log in</strong> with the RRR and complete the form.
      </li>
      <li>
        <strong>Print your slip</strong>, and keep it.
      </li>
    </ol>
  </section>
);
