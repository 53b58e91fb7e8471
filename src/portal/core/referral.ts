const KEY = 'referral';

/** A link with somebody's code leads to the landing page, and the invoice is made on another. */
export function rememberReferral(): void {
  const code = new URLSearchParams(location.search).get(KEY);
  if (code && /^[0-9a-f]{10}$/.test(code)) sessionStorage.setItem(KEY, code);
}

export const rememberedReferral = (): string | null => sessionStorage.getItem(KEY);
