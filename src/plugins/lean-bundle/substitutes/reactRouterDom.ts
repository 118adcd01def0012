/**
 * What Docusaurus' client takes from react-router-dom 5, without the hash router, which comes with a
 * second kind of history and is for sites opened from a disk. A name missing here stops the build.
 */
export {
  BrowserRouter,
  BrowserRouter as HashRouter,
  Link,
  NavLink,
  Redirect,
  Route,
  Router,
  Switch,
  matchPath,
  useHistory,
  useLocation,
  useParams,
  useRouteMatch,
  withRouter,
} from 'react-router-dom/esm/react-router-dom';
