/** The XML parser has no types; these are the parts that we use. */
declare module 'saxen' {
  type Decode = (text: string) => string;

  interface Events {
    openTag: (name: string, attributes: () => Record<string, string>, decode: Decode) => void;
    closeTag: (name: string) => void;
    text: (text: string, decode: Decode) => void;
    cdata: (text: string) => void;
    attention: (declaration: string) => void;
    error: (error: Error) => void;
  }

  export class Parser {
    on<Name extends keyof Events>(name: Name, listener: Events[Name]): this;
    write(xml: string): this;
    end(): Error | undefined;
  }
}
