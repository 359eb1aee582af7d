export interface Port {
  readonly open: boolean;
}
export const notOnlyTypes = 1;
