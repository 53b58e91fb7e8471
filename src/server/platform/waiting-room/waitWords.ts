export function aboutHowLong(seconds: number): string {
  if (seconds < 60) return 'Less than a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'About a minute';
  if (minutes <= 60) return `About ${minutes <= 10 ? minutes : Math.ceil(minutes / 5) * 5} minutes`;
  return `About ${Math.ceil(minutes / 30) / 2} hours`;
}
