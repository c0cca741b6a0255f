const known: Record<string, string> = {
  openid: 'Know that it is you, and recognize you the next time',
  profile: 'See your name, your picture and your profession',
  email: 'See your email address',
  phone: 'See your phone number',
};

/** A scope without words is shown by its name. */
export function scopeTexts(scope: string): string[] {
  const scopes = scope.split(/\s+/).filter(Boolean);
  return [...new Set(scopes)].map((name) => known[name] ?? `Use “${name}”`);
}
