import { useState } from 'react';
import type { Clearance } from '#contract/admissions/clearance.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { Document } from '../../../kit/document/Document.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { ItemActs } from './ItemActs.tsx';
import { STATUS } from './itemStatus.ts';

type Item = Clearance['items'][number];

interface ItemSheetProps {
  readonly item: Item;
  readonly candidate: Pick<Clearance, 'id' | 'state' | 'may'>;
}

export function ItemSheet({ item, candidate }: ItemSheetProps) {
  const { name, required, status, reason, decidedAt, decidedBy, files, shows } = item;
  const [look, words] = STATUS[status];
  return (
    <section className="sheet clearance" aria-label={name}>
      <header className="clearance__head">
        <h2>{name}</h2>
        <StatusTag look={look}>{words}</StatusTag>
        {!required && <span className="clearance__small">Not required</span>}
      </header>
      {decidedAt && (
        <p className="clearance__small">{`${decidedBy ?? 'The office'}, ${displayMoment(decidedAt)}${reason ? `: ${reason}` : ''}`}</p>
      )}
      <div className="clearance__beside">
        <Files files={files} />
        {shows.facts.length > 0 && (
          <div>
            <h3>{`In the application: ${shows.title}`}</h3>
            <dl className="facts">
              {shows.facts.map(([label, fact], index) => (
                <div key={`${label} ${index}`}>
                  <dt>{label}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
      {candidate.may.includes('decide') && <ItemActs item={item} candidate={candidate} />}
    </section>
  );
}

function Files({ files }: Pick<Item, 'files'>) {
  const [chosen, setChosen] = useState(0);
  const file = files[chosen] ?? files[0];
  if (!file) return <p className="clearance__none">The candidate has sent nothing yet.</p>;
  return (
    <div className="clearance__files">
      <Document
        key={file.id}
        path={`/AdmissionList/clearance-document/${file.id}`}
        name={file.name}
        contentType={file.contentType}
      />
      <p className="clearance__small">{`${file.name}, sent ${displayMoment(file.uploadedAt)}`}</p>
      {files.length > 1 && (
        <p className="clearance__small">
          {files.map(({ id, uploadedAt }, index) => (
            <button
              key={id}
              type="button"
              className="clearance__earlier"
              aria-pressed={id === file.id}
              onClick={() => setChosen(index)}
            >
              {index === 0 ? 'Newest' : `Of ${displayMoment(uploadedAt)}`}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
