import { NAME_RULE, splitName } from '#rules/sheets/names.ts';

interface WholeNamesProps {
  readonly names: readonly string[];
}

/** The rule by which a whole name is split, and what it makes of the first ones. */
export function WholeNames({ names }: WholeNamesProps) {
  return (
    <section className="matching__names" aria-label="Whole names">
      <p>{NAME_RULE}</p>
      <table className="table">
        <thead>
          <tr>
            {['Written', 'Surname', 'First name', 'Other names'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => {
            const { surname, firstname, other } = splitName(name);
            return (
              <tr key={index}>
                <td data-title="Written">{name}</td>
                <td data-title="Surname">{surname || '-'}</td>
                <td data-title="First name">{firstname || '-'}</td>
                <td data-title="Other names">{other || '-'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
