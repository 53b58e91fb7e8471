import './december.css';

export const December = () => <div className="december" aria-hidden="true" />;
