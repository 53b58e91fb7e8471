/** Which colour is what. */
export const ChartKey = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="chart__key">
    {names.map((name, place) => (
      <li key={name}>
        <svg className={`chart__bar chart__bar--${place}`} width="12" height="12" aria-hidden="true">
          <rect width="12" height="12" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
