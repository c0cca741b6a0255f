/** An error from the provider itself, most often because the person declined. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  readonly error: string;

  constructor(error: string, description: string) {
    super(description.slice(0, 300));
    this.error = /^[a-z_]{1,60}$/.test(error) ? error : 'server_error';
  }
}
