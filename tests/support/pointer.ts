const DOWN = {
  pointerId: 1,
  pointerType: 'mouse',
  pressure: 0.5,
  button: 0,
  buttons: 1,
  ctrlKey: false,
  clientX: 0,
  clientY: 0,
  timeStamp: 0,
};

/** Stands in for an element that a pointer moves on; it begins at 0, 0 and has this size. */
export class Pointed extends EventTarget {
  readonly size: number;
  constructor(size = 100) {
    super();
    this.size = size;
  }
  setPointerCapture = (): void => undefined;
  setAttribute = (): void => undefined;
  getBoundingClientRect = () => ({left: 0, top: 0, width: this.size, height: this.size});
  /** Sends it an event of a pointer; left out, of a mouse whose first button is down. */
  point(type: string, pointer: Partial<typeof DOWN> = {}): void {
    const event = new Event(type, {cancelable: true});
    for (const [name, value] of Object.entries({...DOWN, ...pointer})) {
      Object.defineProperty(event, name, {value});
    }
    this.dispatchEvent(event);
  }
}
