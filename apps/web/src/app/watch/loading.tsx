import { Fetching } from '../../features/shell/fetching.tsx';

export default Fetching;
