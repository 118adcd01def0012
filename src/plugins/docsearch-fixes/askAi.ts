/** A part of the modal's code, from the first text to the second, both included. */
interface Cut {
  why: string;
  from: string;
  to: string;
  instead: string;
}

/**
 * What of @docsearch/react 4.7.0's modal a site without Ask AI does not need: three quarters of its
 * bytes. Functions that nothing calls then, the bundler leaves out; it would keep what is filled by a
 * call, since the call could do something else too, so these parts are cut.
 */
const ASK_AI_CUTS: readonly Cut[] = [
  {
    why: 'the conversation with the assistant',
    from: 'ze=Lh({assistantId:be',
    to: 'agentStudio:xe}),Re=',
    instead:
      'ze=e.useState({messages:[],status:"ready",sendMessage:Mu,stopAskAiStreaming:Mu,sendFeedback:Mu,conversations:{getAll:function(){return[]},add:Mu,remove:Mu},clearError:Mu,resetAskAiAbortScope:Mu,resetAskAiChatSession:Mu})[0],Re=',
  },
  {
    why: 'the screens of the assistant',
    from: 'return a.canHandleAskAi&&a.isAskAiActive&&"conversation-history"===a.askAiState?',
    to: 'agentStudio:a.agentStudio})):"error"',
    instead: 'return"error"',
  },
  {
    why: "Algolia's client, in whose place this site always puts another",
    from: 'var e=function(e,t,n){if(!e||"string"!=typeof e)throw new Error("`appId` is missing.")',
    to: 'e.addAlgoliaAgent("docsearch-react",hv),r(e)},[t,n,r])',
    instead: 'return r({})},[r])',
  },
  {
    why: 'icons and the parser and the printer of answers',
    from: 'var xn,Bn={before:"Searched for "',
    to: 'function Hr(e,t){return Vr.parse(e,t)}',
    instead: '',
  },
  {
    why: 'the view of answers',
    from: 'function Wr(e){if(!e)return"";',
    to: 'Gr.displayName="MemoizedMarkdown";',
    instead: '',
  },
  {
    why: "the assistant's protocol, with libraries that check it and read its streams",
    from: 'var oa,sa="vercel.ai.error"',
    to: 'var hv="4.7.0";',
    instead: 'var hv="4.7.0";',
  },
];

/**
 * @param source the modal with its faults mended
 * @returns the same for a site without Ask AI and without Algolia's own client
 * @throws Error when a part is not there exactly once
 */
export function leaveOutAskAi(source: string): string {
  return ASK_AI_CUTS.reduce((text, {why, from, to, instead}) => {
    const [before = '', after, ...more] = text.split(from);
    const end = after?.indexOf(to) ?? -1;
    if (after === undefined || more.length > 0 || end < 0) {
      throw new Error(
        `src/plugins/docsearch-fixes: DocSearch's modal changed (${why}). Adapt askAi.ts to it.`,
      );
    }
    return before + instead + after.slice(end + to.length);
  }, source);
}
