import './december.css';

/** The house is dressed for Christmas: a string of lights below the top bar. */
export const December = () => <div className="december" aria-hidden="true" />;
