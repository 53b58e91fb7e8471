import { explainSlip } from '#catalogue/explaining/explainSlip.ts';
import type { Programme } from '#catalogue/programme.ts';
import { Part } from './Part.tsx';

export function SlipPart({ programme }: { readonly programme: Programme }) {
  return (
    <Part anchor="slip" title="The slip">
      <p>
        Its heading, after the session: <strong>{programme.slip.title}</strong>. What was not answered is printed as a
        dash, unless another word is given.
      </p>
      {explainSlip(programme).map(({ title, rows }) => (
        <table key={title} className="p-table">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">On the slip</th>
              <th scope="col">Comes from</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, from, otherwise }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  {from}
                  {otherwise !== '-' && `; otherwise ${otherwise}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Part>
  );
}
