/** As a visitor's browser is that has put every popup away. */
export function putPopupsAway(): void {
  const read = Reflect.get(Storage.prototype, 'getItem') as (this: Storage, name: string) => string | null;
  Storage.prototype.getItem = function (name: string) {
    return name.includes('popup') ? 'gone' : read.call(this, name);
  };
}
