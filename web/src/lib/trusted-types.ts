interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

/**
 * Mantine writes its style sheets through `innerHTML`, which the page's Trusted Types refuse without a policy.
 * Text without `<` cannot become markup; everything else stays refused. Must be the first import of the app.
 */
export function allowPlainText(factory: PolicyFactory | undefined): void {
  factory?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}

allowPlainText((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes);
